import { type Locale, locales, localeTags } from '@prepar/screens/common/locales.ts';
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import type { WrittenDocument } from './documents.types.ts';
import { language } from './i18n/language.ts';
import { notFoundPage, type Page, pages } from './routes/pages.ts';

/** Draws every page in every language. */
export async function drawDocuments(): Promise<WrittenDocument[]> {
  const documents: WrittenDocument[] = [];
  for (const page of [...pages, notFoundPage]) for (const locale of locales) documents.push(await draw(page, locale));
  return documents;
}

async function draw(page: Page, locale: Locale): Promise<WrittenDocument> {
  location.pathname = page.path;
  language.begin(locale);
  const { head, body } = await drawApp();
  const name = page === notFoundPage ? '404' : `${page.path}/index`.replace(/^\/+/, '');
  return {
    file: `${name}${locale === 'pt' ? '' : `.${locale}`}.html`,
    tag: localeTags[locale],
    head,
    body: page.isBlank ? '' : body,
    isWhole: !page.isBlank && (page.access === 'public' || page.access === 'publicOnly'),
    modules: [
      `/src/routes/${page.module}.tsx`,
      `/src/i18n/common/${locale}.ts`,
      `/screens/src/${page.flow}/messages/${locale}.json`,
    ],
  };
}

async function drawApp(): Promise<Pick<WrittenDocument, 'head' | 'body'>> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY, // otherwise a long page is put together by a script
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  const text = await new Response(prelude).text();
  // React writes what belongs in the head before everything else.
  const [head = ''] = /^(<title>[^<]*<\/title>|<(meta|link)\b[^>]*>)*/.exec(text) ?? [];
  return { head, body: text.slice(head.length) };
}
