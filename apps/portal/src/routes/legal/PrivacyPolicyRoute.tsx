import { PrivacyPolicyScreen } from '@prepar/screens/legal/PrivacyPolicyScreen';
import { PublicFrame } from '../PublicFrame.tsx';

export default function PrivacyPolicyRoute() {
  return (
    <PublicFrame>
      <PrivacyPolicyScreen />
    </PublicFrame>
  );
}
