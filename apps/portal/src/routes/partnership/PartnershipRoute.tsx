import { siteConfig } from '@prepar/screens/common/siteConfig.ts';
import { PartnershipScreen } from '@prepar/screens/partnership/PartnershipScreen';
import { useLayoutEffect } from 'react';
import { PublicFrame } from '../PublicFrame.tsx';

export function PartnershipRoute() {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return <PartnershipScreen state={{ formHref: siteConfig.partnershipForm }} slots={{ Shell: PublicFrame }} />;
}
