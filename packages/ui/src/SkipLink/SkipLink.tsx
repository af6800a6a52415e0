export interface SkipLinkProps {
  /** For example 'Pular para o conteúdo'. */
  label: string;
  /** Id of the element that takes the focus; it has `tabIndex={-1}`. Default main. */
  targetId?: string;
}

/** First stop of the keyboard: goes past the navigation. Seen only while it has the focus. React Aria has none. */
export function SkipLink({ label, targetId = 'main' }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-2 left-2 z-(--z-toast) rounded-control bg-surface-raised px-4 py-3 type-label text-text not-focus:sr-only"
      onClick={(event) => {
        // The address stays as it is: a fragment in it would be one more step for "back".
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${targetId}`)?.focus();
      }}
    >
      {label}
    </a>
  );
}
