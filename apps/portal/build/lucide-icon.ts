import { createElement, type SVGProps } from 'react';

type Node = readonly [tag: string, attributes: Record<string, string>];

/** Stands in for what lucide makes a component of an icon with, whose options for colours, sizes and class names nothing here uses. */
// oxlint-disable-next-line import/no-default-export -- lucide's icons import it so
export default function createLucideIcon({ node }: { node: readonly Node[] }) {
  return function LucideIcon(props: SVGProps<SVGSVGElement>) {
    const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
    const drawing = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
    return createElement('svg', { ...drawing, ...props }, ...parts);
  };
}
