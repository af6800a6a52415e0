import common from '@prepar/screens/common/messages/pt.json';
import shell from '@prepar/screens/shell/messages/pt.json';

export const words = { ...common, ...shell };
