import { open, typesOf } from '../walk.mjs';

const units = ['ms', 's', 'min', 'h', 'days', 'percent', 'USD'];
const measured =
  /[Tt]ime|[Dd]uration|[Mm]inutes|[Ss]econds|[Hh]ours|[Ss]treak|[Cc]ost|[Aa]ccuracy|[Ss]core|[Pp]robability|Rate$|Ms$/;

const isNumeric = (schema) => typesOf(schema).some((type) => type === 'number' || type === 'integer');
const holdsScalars = (schema) => {
  const types = typesOf(schema);
  if (types.includes('array')) return schema.items?.$ref === undefined;
  return types.length > 0 && !types.includes('object');
};

/** Every property says what it is, shows a value, and names its unit when it measures something. */
export const properties = () => ({
  SchemaProperties(map, context) {
    for (const [name, property] of Object.entries(map)) {
      const location = context.location.child([name]);
      const schema = open(property, location, context).node ?? {};
      if (!property.description) context.report({ message: `${name} has a description of its own.`, location });
      if (holdsScalars(schema) && property.examples === undefined && schema.examples === undefined) {
        context.report({ message: `${name} has an example.`, location });
      }
      const unit = property['x-unit'] ?? schema['x-unit'];
      if (isNumeric(schema) && measured.test(name) && unit === undefined) {
        context.report({ message: `${name} names its unit in x-unit.`, location });
      }
      if (unit !== undefined && !units.includes(unit)) {
        context.report({ message: `x-unit is one of ${units.join(', ')}.`, location });
      }
    }
  },
});
