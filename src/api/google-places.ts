// §7: the maps places script, loaded with the configured key when the first address is typed.

interface PlacesLibrary {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: { input: string }) => Promise<{
      suggestions: { placePrediction: { text: { toString: () => string } } | null }[];
    }>;
  };
}

declare global {
  interface Window {
    google?: { maps: { importLibrary: (name: 'places') => Promise<PlacesLibrary> } };
  }
}

let loading: Promise<void> | undefined;

function loadScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&libraries=places&loading=async&callback=quarterdeckMapsReady`;
    Object.assign(window, { quarterdeckMapsReady: resolve });
    script.onerror = () => {
      loading = undefined;
      reject(new Error('The maps service could not be loaded.'));
    };
    document.head.append(script);
  });
}

/** Addresses that the maps service proposes for `text`. */
export async function suggest(text: string, key: string): Promise<string[]> {
  loading ??= loadScript(key);
  await loading;
  const library = await window.google?.maps.importLibrary('places');
  const answer = await library?.AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: text });
  return (answer?.suggestions ?? []).flatMap(({ placePrediction }) =>
    placePrediction ? [placePrediction.text.toString()] : [],
  );
}
