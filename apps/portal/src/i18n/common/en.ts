import common from '@prepar/screens/common/messages/en.json';
import shell from '@prepar/screens/shell/messages/en.json';

export const words = { ...common, ...shell };
