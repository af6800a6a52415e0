import type { PlanReady, Saving } from '@prepar/screens/plan/PlanScreen.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { useSettings } from '../../data/useSettings.ts';

/** The daily goal, and the way to change nothing but it. */
export function useGoal(): { state: PlanReady['goal']; save: (dailyGoal: number) => void } {
  const { data, mutate } = useSettings();
  const [saving, setSaving] = useState<Saving>('idle');
  // Defaults that stand in for settings that could not be read must never be saved over them.
  const settings = data && data.warning === null ? data.settings : null;
  const save = async (dailyGoal: number) => {
    if (!settings) return;
    setSaving('running');
    const saved = await api.settings.save({ ...settings, dailyGoal });
    if (saved.ok) await mutate({ settings: saved.data, areStored: true, warning: null }, { revalidate: false });
    setSaving(saved.ok ? 'idle' : 'failed');
  };
  return {
    state: settings && { value: settings.dailyGoal, saving },
    save: (dailyGoal) => void save(dailyGoal),
  };
}
