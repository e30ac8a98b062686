/** In-page links without knowing the router: the application says how to navigate and what to load ahead. */
import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';

export interface Navigation {
  navigate: (to: string) => void;
  /** Called on hover and focus, so that the next screen is there before the click; with nothing when the pointer leaves. */
  prefetch?: (to?: string) => void;
}

export const NavigationContext = createContext<Navigation>({ navigate: (to) => window.location.assign(to) });

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A real anchor: a plain click stays in the page, a modified click is the browser's. What a part of the library hears of it stays heard. */
export function Link({ href, onClick, onMouseEnter, onMouseLeave, onFocus, ...rest }: LinkProps) {
  const { navigate, prefetch } = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || rest.target) return;
    event.preventDefault();
    navigate(href);
  };
  const ahead =
    <E,>(heard: ((event: E) => void) | undefined, to?: string) =>
    (event: E) => {
      heard?.(event);
      prefetch?.(to);
    };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onMouseEnter={ahead(onMouseEnter, href)}
      onMouseLeave={ahead(onMouseLeave)}
      onFocus={ahead(onFocus, href)}
    />
  );
}
