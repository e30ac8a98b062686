// §2: an error while rendering or loading a screen leaves a page that says so and leads home; another address is tried anew.
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface Props {
  path: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  path: string;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { hasFailed: false, path };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage title="there was an error..." /> : this.props.children;
  }
}
