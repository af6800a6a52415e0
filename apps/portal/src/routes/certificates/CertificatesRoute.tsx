import { CertificatesScreen } from '@prepar/screens/certificates/CertificatesScreen';
import { useUser } from '../../session/useUser.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';

export function CertificatesRoute() {
  return (
    <LearnerFrame current={null}>
      <CertificatesScreen state={{ user: useUser() }} />
    </LearnerFrame>
  );
}
