import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: {
    value: 'otpauth://totp/Prepar:ana.souza%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Prepar',
    label: 'Código QR para o aplicativo autenticador',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
