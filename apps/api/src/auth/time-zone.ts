import type { UsersTable } from '../database/schema.ts';
import { nextMidnight, timeZoneNamed } from '../time/local-days.ts';

type Zone = Pick<UsersTable, 'time_zone' | 'next_time_zone' | 'next_time_zone_from'>;

/** The zone that decides on a person's days at an instant. */
export function zoneAt(user: Zone, instant: Date): string {
  const changed =
    user.next_time_zone !== null && user.next_time_zone_from !== null && user.next_time_zone_from <= instant;
  return changed && user.next_time_zone !== null ? user.next_time_zone : user.time_zone;
}

/**
 * The columns to write when a person signs in from another zone, or null: at most one change in 24 hours,
 * in force from the next midnight of the old zone.
 */
export function changeOfZone(
  user: Zone & Pick<UsersTable, 'time_zone_changed_at'>,
  name: string | undefined,
  now: Date,
) {
  const current = zoneAt(user, now);
  const wanted = timeZoneNamed(name ?? '');
  if (wanted === null || wanted === (user.next_time_zone ?? current)) return null;
  if (user.time_zone_changed_at && now.getTime() - user.time_zone_changed_at.getTime() < 86_400_000) return null;
  return {
    time_zone: current,
    next_time_zone: wanted,
    next_time_zone_from: nextMidnight(now, current),
    time_zone_changed_at: now,
  };
}
