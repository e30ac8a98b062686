// The screen before stays while the next one is loaded, and its address with it: what is read from the address of
// another screen would be asked for in vain, and what is written to it would stand in the way.
import { createContext, use, useState, type ReactNode } from 'react';
import { Router, type BaseLocationHook, type BaseSearchHook } from 'wouter';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';

interface Address {
  path: string;
  search: string;
}

const LeftContext = createContext<Address | undefined>(undefined);

const useShownLocation: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation();
  const left = use(LeftContext);
  if (!left) return [path, navigate];
  const leave: typeof navigate = (to, options) => {
    if (!options?.replace) navigate(to, options);
  };
  return [left.path, leave];
};

const useShownSearch: BaseSearchHook = () => {
  const search = useSearch();
  return use(LeftContext)?.search ?? search;
};

/** Tells what is within the address that it was shown at; what it changes there is dropped once it is left. */
export function ShownAddress({ isLeft, children }: { isLeft: boolean; children: ReactNode }) {
  const [path] = useBrowserLocation();
  const search = useSearch();
  const [shown, setShown] = useState<Address>({ path, search });
  if (!isLeft && (shown.path !== path || shown.search !== search)) setShown({ path, search });
  return (
    <LeftContext value={isLeft ? shown : undefined}>
      <Router hook={useShownLocation} searchHook={useShownSearch}>
        {children}
      </Router>
    </LeftContext>
  );
}
