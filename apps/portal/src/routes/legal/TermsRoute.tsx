import { TermsScreen } from '@prepar/screens/legal/TermsScreen';
import { PublicFrame } from '../PublicFrame.tsx';

export default function TermsRoute() {
  return (
    <PublicFrame>
      <TermsScreen />
    </PublicFrame>
  );
}
