import { PrivacyPolicyScreen } from '@prepar/screens/legal/PrivacyPolicyScreen';
import { PublicFrame } from '../PublicFrame.tsx';

export function PrivacyPolicyRoute() {
  return (
    <PublicFrame>
      <PrivacyPolicyScreen />
    </PublicFrame>
  );
}
