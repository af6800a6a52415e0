import type { PersonDetails } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { presentDetails } from './presentPerson.ts';

const details: PersonDetails = {
  id: 'ana',
  name: 'Ana Reis',
  email: 'ana@prepar.example',
  role: 'ADMIN',
  status: 'active',
  plan: 'pro',
  credits: 12,
  totalAttempts: 4,
  accuracy: 75,
  lastAttempt: null,
  createdAt: '2025-11-20T15:00:00.000Z',
  freeCredits: 5,
  totalCost: 0,
  isLastAdministrator: false,
  exams: [],
  log: [],
};

test('the own account and the last administrator are not offered to be suspended, and it says which', () => {
  expect(presentDetails(details, 'bia').guard).toBeNull();
  expect(presentDetails({ ...details, isLastAdministrator: true }, 'bia').guard).toBe('last');
  expect(presentDetails({ ...details, isLastAdministrator: true }, 'ana').guard).toBe('own');
});
