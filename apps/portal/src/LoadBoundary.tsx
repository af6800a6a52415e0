import { FailedScreen } from '@prepar/screens/failed/FailedScreen';
import { Component, type ReactNode } from 'react';
import { forgetFailures } from '@prepar/screens/common/once.ts';

/** Shows a page that offers to try again when code or words could not be loaded, or a page broke while drawing. */
export class LoadBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    return this.state.failed ? <FailedScreen actions={{ retry: () => location.reload() }} /> : this.props.children;
  }
}
