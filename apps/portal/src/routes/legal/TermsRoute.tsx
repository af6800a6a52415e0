import { TermsScreen } from '@prepar/screens/legal/TermsScreen';
import { PublicFrame } from '../PublicFrame.tsx';

export function TermsRoute() {
  return (
    <PublicFrame>
      <TermsScreen />
    </PublicFrame>
  );
}
