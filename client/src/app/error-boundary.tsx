import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface Props {
  children: ReactNode;
}

/** Catches what a page throws while it is drawn, so that the header and the way out stay. */
export class ErrorBoundary extends Component<Props, { error: unknown; hasFailed: boolean }> {
  state = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('drawing failed:', error, componentStack);
  }

  render() {
    return this.state.hasFailed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
