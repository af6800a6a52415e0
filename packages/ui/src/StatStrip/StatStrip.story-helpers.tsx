import { type BubbleStripItem } from '../Bubble/Bubble.tsx';

export const week: BubbleStripItem[] = [
  { id: 'dom', letter: 'D', state: 'hollow' },
  { id: 'seg', letter: 'S', state: 'filled' },
  { id: 'ter', letter: 'T', state: 'filled' },
  { id: 'qua', letter: 'Q', state: 'filled' },
  { id: 'qui', letter: 'Q', state: 'filled', isMarked: true },
  { id: 'sex', letter: 'S', state: 'dashed' },
  { id: 'sáb', letter: 'S', state: 'dashed' },
];
