// Takes the place of the service worker of earlier versions, and removes it and its caches from visitors' browsers.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  // Other sites of the same origin have caches of their own.
  const isOwn = (name) => name.startsWith('portfolio-') && name.endsWith(`-${registration.scope}`);
  const names = await caches.keys();
  await Promise.all(names.filter(isOwn).map((name) => caches.delete(name)));
  await registration.unregister();
}
