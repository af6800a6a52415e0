import { Fragment } from 'react';

/** An e-mail address that breaks before its at sign or a sign before it, and not within a word, where a line is too short for it. */
export const BreakableAddress = ({ address }: { address: string }) =>
  Array.from(address.matchAll(/@.*|[._-][^@._-]*|[^@._-]+/g), ({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
