// Runs in the measured page before its own scripts. Times are milliseconds since the navigation began.
window.bench = {
  /** Resolves with the time after the next frame is handed to the screen. */
  nextPaint: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => port2.postMessage(0));
    }),
  /** Resolves once an element that fits the selector and holds the text is there and painted. */
  painted: (selector, text = '') =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)?.textContent.includes(text)) return;
        observer.disconnect();
        resolve(window.bench.nextPaint());
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true });
    }),
  /** From the next event of a kind to the paint that `after` waits for. */
  from: (kind, after) =>
    new Promise((resolve) => {
      const taken = ({ timeStamp }) => after().then((at) => resolve(at - timeStamp));
      window.addEventListener(kind, taken, { capture: true, once: true });
    }),
  /** Tasks of the main thread since `watchTasks`; the browser tells of those above 50 ms. */
  tasks: [0],
  watchTasks: () => {
    const take = (list) => list.getEntries().forEach(({ duration }) => window.bench.tasks.push(duration));
    new PerformanceObserver(take).observe({ type: 'longtask' });
  },
};
