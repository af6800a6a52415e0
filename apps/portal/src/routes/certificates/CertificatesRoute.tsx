import { CertificatesScreen } from '@prepar/screens/certificates/CertificatesScreen';
import { askEarlyForCredits } from '../../data/credits.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { answersLink } from '../links.ts';

export { askEarlyForCredits as askEarly };

export function CertificatesRoute() {
  return (
    <LearnerFrame current={null}>
      <CertificatesScreen links={{ answers: answersLink() }} />
    </LearnerFrame>
  );
}
