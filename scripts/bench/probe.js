// Runs in the measured page before anything else. Times are milliseconds since the navigation began.
/* global window, document, MutationObserver, MessageChannel, performance, requestAnimationFrame */

/** Resolves with the time after the next frame is handed to the screen. */
function nextPaint() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    });
  });
}

/** Resolves once an element that fits the selector is there and painted. */
function painted(selector) {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return false;
      observer.disconnect();
      nextPaint().then(resolve);
      return true;
    };
    const observer = new MutationObserver(look);
    if (!look()) observer.observe(document, { childList: true, subtree: true });
  });
}

/** From the click to the paint of what it opens. */
function clickToPaint(selector) {
  return new Promise((resolve) => {
    const onClick = ({ timeStamp }) => painted(selector).then((at) => resolve(at - timeStamp));
    window.addEventListener('click', onClick, { capture: true, once: true });
  });
}

const keys = [];
function watchKeys() {
  const onKey = ({ key, timeStamp }) => {
    if (key.length === 1) nextPaint().then((at) => keys.push(at - timeStamp));
  };
  window.addEventListener('keydown', onKey, { capture: true });
}

window.bench = { painted, clickToPaint, watchKeys, keys };
