export interface InfinitySignProps {
  /** What screen readers say, for example 'Infinitas'. */
  label: string;
}

/** The sign ∞ as wide and bold as the figures around it; the fonts have none of their own. */
export function InfinitySign({ label }: InfinitySignProps) {
  return (
    <>
      <svg viewBox="0 0 48 24" aria-hidden className="inline-block h-[0.62em] w-auto align-baseline">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          d="M24 12C20 5.5 16.5 3 12 3a9 9 0 0 0 0 18c4.5 0 8-2.5 12-9s7.5-9 12-9a9 9 0 0 1 0 18c-4.5 0-8-2.5-12-9z"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </>
  );
}
