import { Logo } from '../Logo/Logo.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface WaitingProps {
  /** Name of the product. */
  brand: string;
  /** What is going on, for example 'Carregando'. */
  label: string;
}

/**
 * A whole page that is on its way: the logo where `AppShell` has it, and a ring in the middle after 300 ms, so that a quick
 * page never flickers.
 */
export function Waiting({ brand, label }: WaitingProps) {
  return (
    <main aria-busy className="relative grid min-h-dvh place-items-center p-(--gutter) noscript:hidden">
      <div className="absolute top-6 start-8 flex max-md:hidden">
        <Logo name={brand} />
      </div>
      <div className="absolute top-0 start-(--gutter) flex h-14 items-center md:hidden">
        <Logo name={brand} size="s" />
      </div>
      <div className="flex animate-appear">
        <Spinner label={label} size="l" />
      </div>
    </main>
  );
}
