/** Coming back without a line: a service worker starts the page, and shows calls. Only for those who have a table. */
import { file } from './place';

export const canWork = (): boolean => window.isSecureContext && 'serviceWorker' in navigator;

export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!canWork()) return null;
  return navigator.serviceWorker.register(file('sw.js')).catch(() => null);
}
