import { adminCalls } from '@prepar/api-client/admin';
import { client } from '../../data/api.ts';

export const adminApi = adminCalls(client);
