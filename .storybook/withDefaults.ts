import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/**
 * Shows in the table of arguments what each one is when it is left out. Defaults that a variant sets are not in the
 * code of the component; the comment of the property says them ('Default row.').
 */
export const withDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const told = /\bDefaults? (?:to |is )?(.+?)\.(?:\s|$)/.exec(argType.description ?? '')?.[1];
      const summary =
        told ?? (argType.type && typeof argType.type === 'object' && argType.type.required ? 'required' : 'none');
      return [
        name,
        { ...argType, table: { ...argType.table, defaultValue: argType.table?.defaultValue ?? { summary } } },
      ];
    }),
  );
