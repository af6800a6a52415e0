import { expect, test } from 'vitest';
import { decide, destination, homeFor, isAdministrator, loginAddress, type SessionState } from './access.ts';
import type { User } from '@prepar/api-client/types';

const learner: User = {
  id: 'u1',
  name: 'Marina',
  email: 'marina@prepar.example',
  role: 'USER',
  permissions: { canAccessAdmin: false },
  country: 'BR',
  locale: 'pt-BR',
};
const administrator: User = { ...learner, role: 'ADMIN', permissions: { canAccessAdmin: true } };
const as = (user: User): SessionState => ({ status: 'signedIn', user });

test('ROLE-01 ROLE-04 an administrator has the role ADMIN or the flag canAccessAdmin, everybody else is a learner', () => {
  expect(isAdministrator(administrator)).toBe(true);
  expect(isAdministrator({ ...learner, permissions: { canAccessAdmin: true } })).toBe(true);
  expect(isAdministrator(learner)).toBe(false);
  expect([learner, administrator].map(homeFor)).toEqual(['/dashboard', '/admin']);
});

test('a protected page is checked, waited for, left for the sign-in page, or shown', () => {
  expect(decide('signedIn', { status: 'unknown' }, '/practice', null)).toEqual({ do: 'check' });
  expect(decide('signedIn', { status: 'checking' }, '/practice', null)).toEqual({ do: 'wait' });
  expect(decide('signedIn', { status: 'signedOut' }, '/practice?exam=clf', null)).toEqual({
    do: 'go',
    to: '/login?from=%2Fpractice%3Fexam%3Dclf',
  });
  expect(decide('signedIn', as(learner), '/practice', null)).toEqual({ do: 'show' });
});

test('an administrator belongs on the admin page and a learner does not', () => {
  expect(decide('signedIn', as(administrator), '/dashboard', null)).toEqual({ do: 'go', to: '/admin' });
  expect(decide('admin', as(administrator), '/admin', null)).toEqual({ do: 'show' });
  expect(decide('admin', as(learner), '/admin', null)).toEqual({ do: 'go', to: '/dashboard', denied: true });
  expect(decide('admin', { status: 'signedOut' }, '/admin', null)).toEqual({ do: 'go', to: '/login?from=%2Fadmin' });
});

test('public pages are open, and sign-in pages are left by people who are signed in', () => {
  expect(decide('public', { status: 'unknown' }, '/terms-of-use', null)).toEqual({ do: 'show' });
  expect(decide('publicOnly', { status: 'unknown' }, '/login', null)).toEqual({ do: 'show' });
  expect(decide('publicOnly', as(learner), '/login', '/practice?exam=clf')).toEqual({
    do: 'go',
    to: '/practice?exam=clf',
  });
  expect(decide('leaving', { status: 'signedOut' }, '/logout', null)).toEqual({ do: 'show' });
});

test.each([
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/', '/dashboard'],
  ['/login', '/dashboard'],
  ['/register/?x=1', '/dashboard'],
  ['/logout', '/dashboard'],
  ['/auth?code=1', '/dashboard'],
  ['/progress', '/progress'],
])('a return address of %s leads to %s', (from, to) => {
  expect(destination(learner, from)).toBe(to);
});

test('an administrator never follows a return address', () => {
  expect(destination(administrator, '/practice')).toBe('/admin');
});

test('signing out never becomes a return address', () => {
  expect(loginAddress('/logout')).toBe('/login');
  expect(loginAddress('/settings')).toBe('/login?from=%2Fsettings');
});
