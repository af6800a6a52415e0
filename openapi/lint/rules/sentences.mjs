const described = [
  'Info',
  'Tag',
  'Operation',
  'Parameter',
  'Header',
  'RequestBody',
  'Response',
  'Schema',
  'SecurityScheme',
];

/** Descriptions are sentences: they begin with a capital, a digit or `code`, and end with a full stop. */
export const sentences = () =>
  Object.fromEntries(
    described.map((type) => [
      type,
      ({ description }, { location, report }) => {
        if (description === undefined || /^[A-Z0-9`].*\.$/s.test(description)) return;
        report({ message: 'A description is made of sentences.', location: location.child(['description']) });
      },
    ]),
  );
