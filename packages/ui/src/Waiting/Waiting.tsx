import { Spinner } from '../Spinner/Spinner.tsx';

export interface WaitingProps {
  /** What is going on, for example 'Carregando'. */
  label: string;
}

/** A whole page that is on its way: a ring in the middle. It appears after 300 ms, so that a quick page never flickers. */
export function Waiting({ label }: WaitingProps) {
  return (
    <main aria-busy className="grid min-h-dvh animate-appear place-items-center p-(--gutter) noscript:hidden">
      <Spinner label={label} size="l" />
    </main>
  );
}
