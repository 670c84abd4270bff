"""What people see: pages, painting, animation, sound."""
