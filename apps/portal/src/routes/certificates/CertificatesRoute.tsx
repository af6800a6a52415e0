import { CertificatesScreen } from '@prepar/screens/certificates/CertificatesScreen';
import { askEarlyForCredits } from '../../data/credits.ts';
import { useUser } from '../../session/useUser.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';

export { askEarlyForCredits as askEarly };

export function CertificatesRoute() {
  return (
    <LearnerFrame current={null}>
      <CertificatesScreen state={{ user: useUser() }} />
    </LearnerFrame>
  );
}
