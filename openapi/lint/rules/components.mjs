import { basename } from 'node:path';

const origins = ['given', 'inferred', 'added'];
const component = /\/components\/[a-zA-Z]+\/[^/]+\.yaml$/;

/** Every component is one file named in PascalCase, and every schema among them says where it comes from. */
export const components = () => ({
  any: {
    enter(node, { type, location, report }) {
      const file = location.source.absoluteRef;
      if (location.pointer !== '#/' || !component.test(file)) return;
      if (!/^[A-Z][A-Za-z0-9]*\.yaml$/.test(basename(file))) {
        report({ message: 'The file of a component is named in PascalCase.' });
      }
      if (type.name === 'Schema' && !origins.includes(node['x-origin'])) {
        report({ message: `x-origin is one of ${origins.join(', ')}.` });
      }
    },
  },
});
