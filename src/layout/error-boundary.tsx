// §2: an error while rendering or loading a screen leaves a page that says so and leads home.
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage title="there was an error..." /> : this.props.children;
  }
}
