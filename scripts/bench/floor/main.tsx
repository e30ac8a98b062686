// The least that can show the boats and one boat's form with React: what the product's own screens are compared with.
import { createRoot } from 'react-dom/client';
import { BoatForm } from './boat-form.tsx';
import { Boats } from './boats.tsx';
import './floor.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(window.location.pathname === '/' ? <Boats /> : <BoatForm />);
