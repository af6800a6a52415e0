/** An e-mail address that breaks before its domain where a line is too short for it. */
export function BreakableAddress({ address }: { address: string }) {
  const [name, domain] = address.split(/(?=@[^@]*$)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
