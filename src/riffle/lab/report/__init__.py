"""Reports: pictures of what games show, in one HTML file that needs nothing else."""
