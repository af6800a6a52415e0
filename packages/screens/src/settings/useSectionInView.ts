import { useEffect, useState } from 'react';
import { sectionId, sections, type SettingsSectionName } from './sections.ts';

/** The section that is being read: the last one that begins in the upper third of the window, at the foot of the page the last one. */
export function useSectionInView(): SettingsSectionName {
  const [current, setCurrent] = useState<SettingsSectionName>('study');
  useEffect(() => {
    const find = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const isAtFoot = scrollTop > 0 && scrollTop + clientHeight > scrollHeight - 2;
      const begun = sections.filter((section) => topOf(section) < clientHeight / 3);
      setCurrent((isAtFoot ? sections : begun).at(-1) ?? 'study');
    };
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, []);
  return current;
}

const topOf = (section: SettingsSectionName) =>
  document.getElementById(sectionId(section))?.getBoundingClientRect().top ?? Infinity;
