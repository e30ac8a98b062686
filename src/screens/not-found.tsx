import { ErrorPage } from '#src/layout/error-page.tsx';

export function NotFound() {
  return <ErrorPage title="404 page not found" />;
}
