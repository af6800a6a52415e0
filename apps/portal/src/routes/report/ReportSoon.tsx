import { onDemand, useSoon } from '@prepar/screens/common/onDemand.ts';
import { type ComponentProps, Suspense } from 'react';

// After the answer.
const Report = onDemand(() => import('./Report.tsx'), 'Report');

/** The way to report a question, as soon as its code is here; the page stays without it. */
export function ReportSoon(props: ComponentProps<typeof Report>) {
  if (!useSoon(Report, true)) return null;
  return (
    <Suspense>
      <Report key={props.questionId} {...props} />
    </Suspense>
  );
}
