// §2: an error while rendering or loading a screen leaves a page that says so and leads home; what is shown next is tried anew.
import { Component, useEffect, type ReactNode } from 'react';
import { onConnected } from '#src/browser/connection.ts';
import { ErrorPage } from './error-page.tsx';

interface Props {
  /** An address, or something else that is drawn from what is beneath. */
  shown: unknown;
  /** Drawn instead of what failed. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  shown: unknown;
}

/** Nothing is left on the page to lose: once the connection is back, it is loaded again. */
function FailedPage() {
  useEffect(() => onConnected(() => window.location.reload()), []);
  return <ErrorPage title="there was an error..." />;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, shown: this.props.shown };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): State | null {
    return shown === state.shown ? null : { hasFailed: false, shown };
  }

  override render(): ReactNode {
    const { fallback = <FailedPage />, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
