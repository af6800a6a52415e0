import { T1 } from './T1.ts';
import { T10 } from './T10.ts';
import { T2 } from './T2.ts';
import { T3 } from './T3.ts';
import { T4 } from './T4.ts';
import { T5 } from './T5.ts';
import { T6 } from './T6.ts';
import { T7 } from './T7.ts';
import { T8 } from './T8.ts';
import { T9 } from './T9.ts';
import type { Template } from './template.types.ts';

/** All question families by id. */
export const templates: ReadonlyMap<string, Template> = new Map([T1, T2, T3, T4, T5, T6, T7, T8, T9, T10].map((template) => [template.id, template]));
