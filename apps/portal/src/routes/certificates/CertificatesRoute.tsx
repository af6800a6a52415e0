import { CertificatesScreen } from '@prepar/screens/certificates/CertificatesScreen';
import { LearnerFrame } from '../LearnerFrame.tsx';

export function CertificatesRoute() {
  return (
    <LearnerFrame current={null}>
      <CertificatesScreen />
    </LearnerFrame>
  );
}
