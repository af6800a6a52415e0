import common from '@prepar/screens/common/messages/es.json';
import shell from '@prepar/screens/shell/messages/es.json';

export const words = { ...common, ...shell };
