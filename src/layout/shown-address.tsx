// The screen before stays while the next one is loaded, and its address with it: what is read from the address of
// another screen would be asked for in vain, and what is written to it would stand in the way.
import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Router, useRouter, type BaseLocationHook, type BaseSearchHook, type RouterObject } from 'wouter';

interface Address {
  path: string;
  search: string;
}

interface Addresses {
  present: RouterObject;
  /** The path at this moment, also for what was begun at another one. */
  now: RefObject<string>;
  /** The one that was left. */
  left?: Address | undefined;
}

/** Given by {@link ShownAddress}, which alone has the hooks below asked. */
const AddressContext = createContext({} as Addresses);

const useShownLocation: BaseLocationHook = () => {
  const { present, now, left } = use(AddressContext);
  const [presentPath, navigate] = present.hook(present);
  const path = left?.path ?? presentPath;
  const go: typeof navigate = (to, options?: { replace?: boolean }) => {
    if (!options?.replace || now.current === path) navigate(to, options);
  };
  return [path, go];
};

const useShownSearch: BaseSearchHook = () => {
  const { present, left } = use(AddressContext);
  const search = present.searchHook(present);
  return left ? left.search : search;
};

/** Tells what is within the address that it was shown at; what it changes there is dropped once it is left. */
export function ShownAddress({ isLeft, children }: { isLeft: boolean; children: ReactNode }) {
  const present = useRouter();
  const [path] = present.hook(present);
  const search = present.searchHook(present);
  const [shown, setShown] = useState<Address>({ path, search });
  if (!isLeft && (shown.path !== path || shown.search !== search)) setShown({ path, search });
  const left = isLeft ? shown : undefined;
  const now = useRef(path);
  useLayoutEffect(() => void (now.current = path), [path]);
  const addresses = useMemo(() => ({ present, now, left }), [present, left]);
  return (
    <AddressContext value={addresses}>
      <Router hook={useShownLocation} searchHook={useShownSearch}>
        {children}
      </Router>
    </AddressContext>
  );
}
