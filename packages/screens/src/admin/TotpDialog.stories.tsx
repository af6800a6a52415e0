import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TotpDialog } from './TotpDialog.tsx';
import type { TotpState } from './TotpDialog.types.ts';

const idle = { isPending: false, failure: null };
const states = {
  password: { ...idle, status: 'password' },
  scan: {
    ...idle,
    status: 'scan',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Prepar:renato.farias%40prepar.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Prepar',
  },
  codes: {
    ...idle,
    status: 'codes',
    recoveryCodes: Array.from({ length: 10 }, (_, index) => `k3f7q-7xw2${'abcdefghij'[index]}`),
  },
} satisfies { [Status in TotpState['status']]: TotpState };

const meta = {
  title: 'Screens/Admin/TotpDialog',
  component: TotpDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { state: states.password, actions: { confirmPassword: fn(), confirmCode: fn(), close: fn() } },
} satisfies Meta<typeof TotpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Password: Story = {};
export const PasswordRefused: Story = {
  tags: ['error'],
  args: { state: { ...states.password, failure: { text: 'Não foi possível confirmar: senha inválida.' } } },
};
export const PasswordPending: Story = { tags: ['loading'], args: { state: { ...states.password, isPending: true } } };
export const Scan: Story = { args: { state: states.scan } };
export const ScanRefused: Story = {
  tags: ['error'],
  args: { state: { ...states.scan, failure: { text: 'Código do aplicativo incorreto ou já usado.' } } },
};
export const ScanPending: Story = { tags: ['loading'], args: { state: { ...states.scan, isPending: true } } };
export const Codes: Story = { args: { state: states.codes } };
export const ScanOnPhone: Story = { tags: ['phone'], args: { state: states.scan }, globals: phone };
export const ScanInEnglishOnPhone: Story = {
  tags: ['phone'],
  args: { state: { ...states.scan, failure: 'admin.totp.error' } },
  globals: { ...phone, locale: 'en' },
};
export const ScanInSpanishOnPhone: Story = {
  tags: ['phone', 'longest'],
  args: { state: { ...states.scan, failure: 'admin.totp.error' } },
  globals: { ...phone, locale: 'es' },
};
export const CodesInSpanishOnPhone: Story = {
  tags: ['phone'],
  args: { state: states.codes },
  globals: { ...phone, locale: 'es' },
};
