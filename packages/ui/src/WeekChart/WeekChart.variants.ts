import { cva } from 'class-variance-authority';

export const dayName = cva('', { variants: { today: { true: 'font-strong text-text', false: 'text-text-muted' } } });
