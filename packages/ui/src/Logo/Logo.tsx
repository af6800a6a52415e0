import { Link } from 'react-aria-components/Link';
import { disc, logo, mark, word } from './Logo.variants.ts';

export interface LogoProps {
  /** The product's name, set beside the mark. */
  name: string;
  /** Makes it a link, usually to the start page. */
  href?: string;
  /** `inverse` on navy. Default default. */
  tone?: 'default' | 'inverse';
  /** m in side bars and headers, s in the bar of a phone, where large text leaves the mark alone. Default m. */
  size?: 'm' | 's';
}

/** The mark (a timing mark and a filled bubble that read as a p) and the name beside it. */
export function Logo({ name, href, tone, size }: LogoProps) {
  const content = (
    <>
      <svg viewBox="0 0 26 30" aria-hidden className={mark({ size })}>
        <path fill="currentColor" d="M0 1h6v28H0z" />
        <circle cx="16.5" cy="10.5" r="9.5" className={disc({ tone })} />
      </svg>
      <span className={word({ size })}>{name}</span>
    </>
  );
  if (href === undefined) return <span className={logo({ tone, size })}>{content}</span>;
  return (
    <Link href={href} className={logo({ tone, size, link: true })}>
      {content}
    </Link>
  );
}
