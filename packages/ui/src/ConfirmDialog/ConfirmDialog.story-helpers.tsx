import { PasswordField } from '../PasswordField/PasswordField.tsx';

export const withPassword = {
  title: 'Excluir sua conta?',
  description: 'Não tem volta. Você apaga:',
  consequences: ['o histórico de questões e as métricas', 'os créditos que restam'],
  cancelLabel: 'Manter conta',
  confirmLabel: 'Excluir conta',
  pendingLabel: 'Excluindo',
  children: (
    <PasswordField
      label="Sua senha"
      showLabel="Mostrar senha"
      hideLabel="Ocultar senha"
      value="caneta azul"
      onChange={() => undefined}
      errorMessage="Senha inválida. Confira e tente de novo."
      focusOnMount
    />
  ),
};
