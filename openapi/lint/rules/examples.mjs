import { entries } from '../walk.mjs';

/** Every body has named examples with a summary, every parameter that a call cannot do without has an example. */
export const examples = () => ({
  MediaType(node, context) {
    const found = entries({ node, location: context.location }, 'examples', context);
    if (found.length === 0) context.report({ message: 'A body has at least one named example.' });
    for (const [name, example] of found) {
      if (example.node?.summary) continue;
      context.report({ message: `The example ${name} has a summary.`, location: example.location });
    }
  },
  Parameter(parameter, { report }) {
    if (parameter.required && parameter.example === undefined)
      report({ message: 'A required parameter has an example.' });
  },
});
