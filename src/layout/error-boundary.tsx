// §2: an error while rendering or loading a screen leaves a page that says so and leads home; what is shown next is tried anew.
import { Component, type ReactNode } from 'react';
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

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, shown: this.props.shown };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): State | null {
    return shown === state.shown ? null : { hasFailed: false, shown };
  }

  override render(): ReactNode {
    const { fallback = <ErrorPage title="there was an error..." />, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
